import { openWarehouse } from '../../warehouse/warehouse.ts'
import { pathText } from './sql-text.ts'

/** Bytes of a block, the least that is fetched. Larger blocks need fewer pointers, which attaching fetches, and give more bytes for each answer. */
const BLOCK_BYTES = 32_768
/** The oldest format that is not read whole when attached; DuckDB 1.2 and later read it. */
const STORAGE_VERSION = 'v1.2.0'
/** Rows in a group where nothing is gained by skipping groups: each group of each column adds to what attaching fetches. */
export const FEW_GROUPS = 122_880
/** Methods of compression that write memory which was never set, other in each process (duckdb/duckdb#23382). */
const UNSTEADY = ['alp', 'alprd', 'chimp', 'dict_fsst', 'fsst', 'patas', 'zstd']
/** Unsteady too, but only where a column has nulls. */
const UNSTEADY_WITH_NULLS = 'bitpacking'
/** Memory of a file that is being written. Once a larger file leaves it in parts, which blocks are used again differs by run. */
const MEMORY = '512MB'
/**
 * Memory of its own for all blocks, zero before it is used first, and more than is ever in use: what lies between the values of a block came from other
 * blocks of the same file, and nothing else of the process reaches it.
 */
const BLOCK_MEMORY = '640MB'

/** Content of a DuckDB file in groups of so many rows. */
export interface DatabasePart {
  groupRows: number
  statements: readonly string[]
  /** No table of this part has a null. @default false */
  isWithoutNulls?: boolean
}

/** Writes a DuckDB file, part by part. The same statements over the same files give the same bytes. */
export async function writeDatabase(file: string, parts: readonly DatabasePart[]): Promise<void> {
  const warehouse = await openWarehouse({
    location: ':memory:',
    threads: 1,
    memoryLimit: MEMORY,
    startSettings: { block_allocator_memory: BLOCK_MEMORY, default_block_size: String(BLOCK_BYTES) },
  })
  // Groups of rows stay as they are inserted: nothing is merged later.
  const settings = `SET preserve_insertion_order = true; SET checkpoint_threshold = '1TB'; SET max_vacuum_tasks = 0; SET write_buffer_row_group_count = 1`
  const script = parts.flatMap(({ groupRows, statements, isWithoutNulls = false }) => [
    `SET disabled_compression_methods = '${[...UNSTEADY, ...(isWithoutNulls ? [] : [UNSTEADY_WITH_NULLS])].join(',')}'`,
    `ATTACH ${pathText(file)} AS lux (BLOCK_SIZE ${BLOCK_BYTES}, STORAGE_VERSION '${STORAGE_VERSION}', ROW_GROUP_SIZE ${groupRows}); USE lux`,
    ...statements,
    'CHECKPOINT lux; USE memory; DETACH lux',
  ])
  try {
    // One call: DuckDB keeps free blocks by thread, and each call may run on another.
    await warehouse.run([settings, ...script].join(';\n'))
  } finally {
    warehouse.close()
  }
}
