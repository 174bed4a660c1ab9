import * as fc from 'fast-check'

/**
 * Property tests draw the same examples in every run, so that a failure comes from a change and not from the draw; `PROPERTY_SEED=n` draws others.
 * The search for a simpler counterexample ends after half a minute.
 */
fc.configureGlobal({
  seed: Number(process.env['PROPERTY_SEED'] ?? 20_260_930),
  interruptAfterTimeLimit: 30_000,
  markInterruptAsFailure: false,
})
