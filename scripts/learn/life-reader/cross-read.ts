import { crossRead, type ReadRow } from './learn-life.ts'
import { toldRows } from './learning-material.ts'

/** Reads each row with a reader that was learned without it. Run: `node scripts/learn/life-reader/cross-read.ts [--wrong]`. */
const { read, least } = crossRead(toldRows())
const isTaken = ({ score }: ReadRow): boolean => score > least

function print(name: string, rows: readonly ReadRow[]): void {
  const taken = (isLife: boolean, isWritten: boolean): string => {
    const own = rows.filter((row) => row.isLife === isLife && row.isWritten === isWritten)
    return `${own.filter(isTaken).length}/${own.length}`.padStart(10)
  }
  const [lives, wishes, clauses] = [taken(true, true), taken(false, true), taken(false, false)]
  console.log(
    `${name.padEnd(4)} taken for a life: ${lives} lives, ${wishes} wishes, ${clauses} clauses of opened wishes`,
  )
}

for (const [language, rows] of Map.groupBy(read, (row) => row.language)) print(language, rows)
print('all', read)
if (process.argv.includes('--wrong'))
  for (const row of read) if (!row.isLife && isTaken(row)) console.log(`${row.language} ${row.text}`)
