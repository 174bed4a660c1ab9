import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{models,content,pipeline,server,scripts}/**/*.test.ts'],
    setupFiles: ['scripts/seeded-properties.ts'],
    // Generous, since machines that run this are shared: a test that hangs still ends.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
  },
})
