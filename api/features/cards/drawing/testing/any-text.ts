import fc from 'fast-check'
import { anyCharacter } from '../../../../../tools/testing/any-character.ts'

/** Texts that somebody may type, and texts that should have been rejected earlier. */
export const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 120 }),
  fc.string({ unit: anyCharacter, maxLength: 40 }),
  fc.constantFrom('', 'நல்லெண்ணெய் '.repeat(9), 'x'.repeat(120), '₹99,99,999.99', '\u0bc6'),
)

/** All texts of a product. */
export const anyTexts = {
  name: anyText,
  nameTa: anyText,
  pack: anyText,
  price: anyText,
  originalPrice: anyText,
}
