import { drawLabel, type Print } from '../label.ts'
import type { GoodsColour, OilColour } from '../palette.ts'
import type { Sheet } from '../sheet.ts'
import { groundContents, oilContents, setContents } from './contents.ts'
import { type Contents, drawGlass, type GlassForm, glassOutline } from './glass.ts'
import { drawLid, drawStopper, drawTwine } from './stoppers.ts'
import type { Vessel } from './vessel.ts'

const litre: GlassForm = {
  half: 160,
  neckHalf: 47,
  bodyTop: 520,
  neckFoot: 704,
  lip: 782,
  shoulder: 0.35,
  fillLevel: 728,
}
const halfLitre: GlassForm = {
  half: 146,
  neckHalf: 45,
  bodyTop: 386,
  neckFoot: 506,
  lip: 574,
  shoulder: 0.9,
  fillLevel: 526,
}
const small: GlassForm = {
  half: 130,
  neckHalf: 42,
  bodyTop: 256,
  neckFoot: 372,
  lip: 424,
  shoulder: 0.6,
  fillLevel: 386,
}
const jar: GlassForm = {
  half: 168,
  neckHalf: 146,
  bodyTop: 306,
  neckFoot: 346,
  lip: 366,
  shoulder: 0.8,
  fillLevel: 318,
}

const bottleForms = { 'bottle-1l': litre, 'bottle-500ml': halfLitre, 'bottle-200ml': small }

export type BottleName = keyof typeof bottleForms

export function bottle(sheet: Sheet, name: BottleName, oil: OilColour, print: Print): Vessel {
  const form = bottleForms[name]
  const trim = name === 'bottle-1l' ? drawTwine(sheet, form) : ''
  return {
    markup: glassWithLabel(sheet, form, oilContents(oil), print) + drawStopper(sheet, form) + trim,
    outline: glassOutline(form),
    half: form.half,
    height: form.lip + form.neckHalf * 1.4,
    glow: oil.glow,
  }
}

/** A jar of coconut oil that has set. */
export function oilJar(sheet: Sheet, oil: OilColour, print: Print): Vessel {
  return lidded(sheet, jar, setContents(oil), print)
}

/** A jar of ground spice. */
export function spiceJar(sheet: Sheet, ground: GoodsColour, print: Print): Vessel {
  return lidded(sheet, jar, groundContents(ground), print)
}

function lidded(sheet: Sheet, form: GlassForm, contents: Contents, print: Print): Vessel {
  return {
    markup: glassWithLabel(sheet, form, contents, print) + drawLid(sheet, form),
    outline: glassOutline(form),
    half: form.half,
    height: form.lip + 66,
  }
}

function glassWithLabel(sheet: Sheet, form: GlassForm, contents: Contents, print: Print): string {
  const top = -form.bodyTop + (form.bodyTop > 450 ? 60 : 14)
  return (
    drawGlass(sheet, form, contents) +
    drawLabel(sheet, print, { half: form.half * 0.87, top, bottom: -58, sag: form.half * 0.07 })
  )
}
