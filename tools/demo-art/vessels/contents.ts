import { fixed, range } from '../geometry.ts'
import type { GoodsColour, OilColour } from '../palette.ts'
import type { Contents } from './glass.ts'

/** Oil: dark where the glass curves away, alight on the side away from the window. */
export function oilContents(oil: OilColour): Contents {
  return (sheet, { half, neckHalf, neckFoot, fillLevel }) => {
    const across = sheet.linear([
      [0, oil.deep],
      [0.06, oil.body],
      [0.26, oil.light],
      [0.5, oil.body],
      [0.72, oil.light],
      [0.86, oil.glow],
      [0.95, oil.body],
      [1, oil.deep],
    ])
    const down = sheet.linear(
      [
        [0, oil.glow, 0.35],
        [0.4, oil.body, 0],
        [1, oil.deep, 0.6],
      ],
      [0, 0, 0, 1],
    )
    const box = `x="${-half}" y="${-fillLevel}" width="${half * 2}" height="${fillLevel + 40}"`
    const surface = fillLevel > neckFoot ? neckHalf - 6 : half * 0.7
    return (
      `<rect ${box} fill="${across}"/><rect ${box} fill="${down}"/>` +
      `<ellipse cx="${half * 0.5}" cy="-44" rx="${half * 0.62}" ry="58" fill="${sheet.radial([
        [0, oil.glow, 0.95],
        [1, oil.glow, 0],
      ])}"/>` +
      `<ellipse cy="${-fillLevel}" rx="${surface}" ry="${fixed(surface * 0.15)}" fill="${oil.deep}"/>` +
      `<ellipse cy="${-fillLevel + 1.5}" rx="${surface - 1}" ry="${fixed(surface * 0.13)}" fill="${oil.glow}"/>`
    )
  }
}

/** Ground spice or flour behind glass, with the coarser bits showing. */
export function groundContents(ground: GoodsColour): Contents {
  return (sheet, { half, fillLevel }) => {
    const { random } = sheet
    const across = sheet.linear([
      [0, ground.deep],
      [0.16, ground.body],
      [0.4, ground.light],
      [0.75, ground.body],
      [1, ground.deep],
    ])
    const specks = range(260).map(() => {
      const x = random.between(-half, half)
      const y = -random.between(0, fillLevel)
      return `<circle cx="${fixed(x)}" cy="${fixed(y)}" r="${fixed(random.between(1.6, 4.2))}" fill="${random.pick(ground.grains ?? [ground.light])}"/>`
    })
    const slope = `M${-half} ${-fillLevel + 22}C${-half * 0.4} ${-fillLevel - 6} ${half * 0.2} ${-fillLevel - 18} ${half} ${-fillLevel + 6}V40H${-half}z`
    return `<path d="${slope}" fill="${across}"/><g fill-opacity=".8">${specks.join('')}</g>`
  }
}

/** Coconut oil that has set: matte, with the slanting surface and the veins it sets in. */
export function setContents(oil: OilColour): Contents {
  return (sheet, { half, fillLevel }) => {
    const across = sheet.linear([
      [0, oil.deep],
      [0.14, oil.body],
      [0.4, oil.glow],
      [0.8, oil.body],
      [1, oil.deep],
    ])
    const veins = range(9).map(() => {
      const x = sheet.random.between(-half, half)
      const y = -sheet.random.between(30, fillLevel - 30)
      return `M${fixed(x)} ${fixed(y)}q${fixed(sheet.random.between(8, 30))} ${fixed(sheet.random.between(-34, -8))} ${fixed(sheet.random.between(30, 60))} ${fixed(sheet.random.between(-50, -20))}`
    })
    return (
      `<path d="M${-half} ${-fillLevel + 8}Q${-half * 0.3} ${-fillLevel - 12} ${half} ${-fillLevel + 2}V40H${-half}z" fill="${across}"/>` +
      `<path d="${veins.join('')}" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" stroke-opacity=".7"/>`
    )
  }
}
