/** Runs what belongs to one key one after the other, in the order in which it came; what belongs to others runs beside it. */
export function oneAtATime(): <Result>(key: string, work: () => Promise<Result>) => Promise<Result> {
  const last = new Map<string, Promise<unknown>>()
  return (key, work) => {
    const run = (last.get(key) ?? Promise.resolve()).then(work)
    const settled = run.then(forget, forget)
    last.set(key, settled)
    function forget(): void {
      if (last.get(key) === settled) last.delete(key)
    }
    return run
  }
}
