import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { anyCharacter } from '../../tools/testing/any-character.ts'
import { checkRandomly } from '../../tools/testing/random-runs.ts'
import { makeDrawable, splitGraphemes, splitRuns } from './runs.ts'
import { drawLine, fitText } from './text.ts'

const oil = 'மரச்செக்கு நல்லெண்ணெய்'
const box = { typeface: 'display', sizes: [64, 40], width: 500, maxLines: 2 } as const

/** Texts as people might type them: scripts with and without a font, marks, joiners, controls, emoji. */
const anyText = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 12 }),
      fc.string({ unit: anyCharacter, maxLength: 6 }),
      fc.constantFrom(
        'நல்லெண்ணெய்',
        'க்ஷௌ',
        '₹1,250.50',
        'Naḷḷeṇṇai',
        '\u200d',
        '\u0bcd',
        '👩‍👩‍👧',
        'हिन्दी',
      ),
    ),
    { maxLength: 8 },
  )
  .map((words) => words.join(' '))

it('letters of a name too long for one line stand in two, whole', () => {
  const name = 'Ölmühle Anna und Söhne, kaltgepresst seit drei Generationen'
  const line = { typeface: 'strong', sizes: [38, 28], width: 512, maxLines: 1 } as const
  const twoLineSizes = [28, 20]
  const textOf = (text: string) => fitText(text, { ...line, twoLineSizes }).lines
  expect(
    textOf(name)
      .map(({ text }) => text)
      .join(' '),
  ).toBe(name)
  expect(textOf('Ölmühle Anna')).toHaveLength(1)
  expect(fitText(name, line).lines[0]?.text).toMatch(/…$/)
})

describe('letters', () => {
  it('letters come from the first font that has them, Latin and Tamil in one text', () => {
    const { text, missing } = makeDrawable(`Sesame oil ${oil} ₹1,250.50 – ½`, 'text')
    expect(missing).toEqual([])
    expect(
      splitRuns(text, 'text').map((run) => [run.text, run.path.match(/(\w+)-\d/)?.[1]]),
    ).toEqual([
      ['Sesame oil ', 'latin'],
      ['மரச்செக்கு', 'tamil'],
      [' ', 'latin'],
      ['நல்லெண்ணெய்', 'tamil'],
      [' ', 'latin'],
      ['₹', 'ext'],
      ['1,250.50 – ½', 'latin'],
    ])
  })

  it.each([
    ['漢字 oil', '?? oil', ['漢', '字']],
    ['हिन्दी', '??', ['हि', 'न्दी']],
    ['שלום', '????', ['ש', 'ל', 'ו', 'ם']],
    ['Naḷḷeṇṇai', 'Nallennai', ['ḷ', 'ḷ', 'ṇ', 'ṇ']],
    ['500㎖ ﬁne', '500ml fine', ['㎖', 'ﬁ']],
    [`Z${'\u0310'.repeat(40)}algo`, 'Zalgo', [`Z${'\u0310'.repeat(40)}`]],
    ['Oil 🥥 👩‍👩‍👧 🇮🇳 pure', 'Oil pure', ['🥥', '👩‍👩‍👧', '🇮🇳']],
  ])('the letters of %j are drawn as %j, without %j', (text, drawn, missing) => {
    expect(makeDrawable(text, 'text')).toMatchObject({ text: drawn, missing })
  })

  it.each([
    ['a\u202eb\u2066c\u200bd\u0000e\ufeff\u00adf', 'abcdef'],
    [' two\n\tlines\u00a0 ', 'two lines'],
    ['க்\u200cஷ', 'க்\u200cஷ'],
    ['\u200dநல்\u200d', 'நல்\u200d'],
    ['e\u0301', 'é'],
  ])('the letters of %j are drawn as %j', (text, drawn) => {
    expect(makeDrawable(text, 'text').text).toBe(drawn)
  })

  it('letters always have a glyph', async () => {
    await checkRandomly(
      { short: 40, long: 2000 },
      fc.property(anyText, fc.constantFrom('display', 'text', 'strong'), (text, typeface) => {
        for (const { font, text: letters } of splitRuns(
          makeDrawable(text, typeface).text,
          typeface,
        ))
          expect(font.layout(letters).glyphs.every(({ id }) => id !== 0)).toBe(true)
      }),
    )
  })
})

it('a letter is known as itself, even if it was drawn as a part of another first', () => {
  for (const typeface of ['display', 'text', 'strong'] as const) {
    drawLine('í…', { typeface, size: 10 })
    const [run] = splitRuns('ı.', typeface)
    const points = run?.font.layout('ı.').glyphs.map(({ codePoints }) => codePoints)
    expect(points).toEqual([[0x131], [0x2e]])
  }
})

describe('Tamil', () => {
  it('Tamil text is shaped: vowel signs before their letter, letters joined', () => {
    const [run] = splitRuns('கொ', 'display')
    const glyphs = run?.font.layout('கொ').glyphs ?? []
    const alone = (letter: string) => run?.font.glyphForCodePoint(letter.codePointAt(0) ?? 0).id
    expect(glyphs.map(({ id }) => id)).toEqual([alone('ெ'), alone('க'), alone('ா')])
    expect(drawLine('டு', { typeface: 'display', size: 100 }).width).not.toBe(
      drawLine('ட', { typeface: 'display', size: 100 }).width,
    )
  })

  it('Tamil text is drawn within the width that was measured', async () => {
    const { path, width } = drawLine(oil, { typeface: 'display', size: 50 })
    const picture = sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="120"><rect width="900" height="120" fill="#fff"/><path transform="translate(0 80)" d="${path}"/></svg>`,
      ),
    )
    const { info } = await picture.trim().toBuffer({ resolveWithObject: true })
    expect(info.width).toBeLessThanOrEqual(Math.ceil(width))
    expect(info.width).toBeGreaterThan(width * 0.95)
    expect(info.height).toBeGreaterThan(50)
  })
})

describe('a text in a box', () => {
  it('a text in a box takes the largest size at which all of it fits', () => {
    expect(fitText('Sesame Oil', box)).toMatchObject({ size: 64, lines: [{ text: 'Sesame Oil' }] })
    const { size, lines } = fitText('Wood-pressed sesame oil, first press', box)
    expect([size, ...lines.map(({ text }) => text)]).toEqual([
      40,
      'Wood-pressed sesame',
      'oil, first press',
    ])
  })

  it('a text in a box ends with an ellipsis behind a whole grapheme where it does not fit', () => {
    const { lines } = fitText(`${oil} `.repeat(6), { ...box, sizes: [40] })
    expect(lines).toHaveLength(2)
    const shown = lines.map(({ text }) => text).join(' ')
    expect(shown).toMatch(/…$/)
    const graphemes = splitGraphemes(`${oil} `.repeat(6))
    expect(graphemes.slice(0, splitGraphemes(shown).length - 1).join('')).toBe(shown.slice(0, -1))
  })

  it('a text in a box never is wider than the box, nor has more lines', async () => {
    await checkRandomly(
      { short: 40, long: 2000 },
      fc.property(anyText, fc.integer({ min: 200, max: 900 }), (text, width) => {
        const { lines } = fitText(text, { ...box, width })
        expect(lines.length).toBeLessThanOrEqual(box.maxLines)
        for (const line of lines) expect(line.width).toBeLessThanOrEqual(width)
      }),
    )
  })

  it('a text in a box breaks a word that is longer than a line, and draws nothing of nothing', () => {
    const { size, lines } = fitText('Groundnut'.repeat(9), box)
    expect(size).toBe(40)
    expect(lines[0]?.text).toMatch(/^Groundnut/)
    expect(fitText(' \u200b ', box).lines).toEqual([])
  })
})
