import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { NODE_FLAGS } from './models/kernel/node-flags.ts'
import { LongestFirst } from './scripts/testing/longest-first.ts'
import { ProgressReporter } from './scripts/testing/progress-reporter.ts'

// Tests start hundreds of processes of the same modules.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, 'node_modules/.cache/compiled')

export default defineConfig({
  test: {
    include: ['{models,content,pipeline,server,scripts}/**/*.test.ts'],
    globalSetup: ['scripts/testing/shared-folder.ts'],
    setupFiles: ['scripts/seeded-properties.ts', 'scripts/testing/gate-here.ts'],
    // Generous, since machines that run this are shared: a test that hangs still ends.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // A third worker, tried, shortens a run little and makes each file much slower.
    maxWorkers: 2,
    execArgv: [...NODE_FLAGS],
    // Node runs our TypeScript as it is. The bundler behind vite can deadlock on machines with two cores.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // Files of one worker share its modules, which halves the time of imports: a test puts back what it changes in them.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    reporters: process.send ? ['default', new ProgressReporter()] : ['default'],
  },
})
