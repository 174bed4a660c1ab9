import process from 'node:process'

// Preloaded (`node --import`) into a server under test: shifts its clock by the milliseconds that its parent last sent.
let shiftMs = 0
process.on('message', (sent) => {
  shiftMs = Number(sent)
})
process.channel?.unref()

const realNow = Date.now
Date.now = () => realNow() + shiftMs
globalThis.Date = new Proxy(Date, {
  construct: (target, values, made) =>
    Reflect.construct(target, values.length === 0 ? [Date.now()] : values, made) as Date,
})
