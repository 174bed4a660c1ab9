import * as fc from 'fast-check'

/**
 * Property tests draw the same examples in every run, so that a failure is the change's and not the draw's; `PROPERTY_SEED=n` draws others.
 * Looking for a simpler counterexample ends after half a minute.
 */
fc.configureGlobal({
  seed: Number(process.env['PROPERTY_SEED'] ?? 20_260_930),
  interruptAfterTimeLimit: 30_000,
  markInterruptAsFailure: false,
})
