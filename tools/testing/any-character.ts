import fc from 'fast-check'

const letters = fc.integer({ min: 0x20, max: 0x7e })
const below = fc.noBias(fc.nat(0xd7ff))
const above = fc.noBias(fc.integer({ min: 0xe000, max: 0x10ffff }))

/**
 * Any Unicode character, as a `unit` of fast-check's texts. fast-check's own `binary` is the same, but takes more
 * than a second to build its table.
 */
export const anyCharacter = fc
  .oneof(letters, below, above)
  .map((codePoint) => String.fromCodePoint(codePoint))
