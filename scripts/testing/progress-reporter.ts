import type { Reporter, TestCase, TestModule } from 'vitest/node'

/** Message of a test run to the process that started it. */
export type TestNews =
  | { event: 'file-started' | 'file-ended'; file: string }
  | { event: 'test'; state: 'passed' | 'failed' | 'skipped' }
  | { event: 'error'; message: string }
  /** A sign of life. */
  | { event: 'alive' }

/** Sends the progress of a test run to the process that started it, over the channel of `node:child_process`. */
export class ProgressReporter implements Reporter {
  readonly #failedFiles = new Set<string>()

  onInit(): void {
    // A run whose parent was killed has nobody to report to.
    process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
    // A listener keeps the process from ending.
    process.channel?.unref()
  }

  onTestModuleQueued({ relativeModuleId }: TestModule): void {
    tell({ event: 'file-started', file: relativeModuleId })
  }

  onTestModuleEnd(module: TestModule): void {
    const file = module.relativeModuleId
    // A file that cannot be loaded, or whose hook fails, may have no failed test.
    if (!module.ok() && !this.#failedFiles.has(file))
      tell({ event: 'error', message: `${file} failed outside its tests` })
    tell({ event: 'file-ended', file })
  }

  onTestCaseResult(test: TestCase): void {
    const { state } = test.result()
    if (state === 'pending') return
    if (state === 'failed') this.#failedFiles.add(test.module.relativeModuleId)
    tell({ event: 'test', state })
  }

  onHookStart(): void {
    tell({ event: 'alive' })
  }

  onHookEnd(): void {
    tell({ event: 'alive' })
  }

  onTestRunEnd(_: unknown, unhandledErrors: readonly { message: string }[]): void {
    for (const { message } of unhandledErrors) tell({ event: 'error', message })
  }
}

function tell(news: TestNews): void {
  if (process.connected) process.send?.(news)
}
