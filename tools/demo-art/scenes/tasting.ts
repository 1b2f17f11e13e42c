import { fixed, range } from '../geometry.ts'
import { goods, oils } from '../palette.ts'
import { brassBowl } from '../props/brass.ts'
import { leafLooks, sprig } from '../props/leaves.ts'
import { heap } from '../props/mound.ts'
import { atmosphere, groundShadow } from '../scenery/land.ts'
import type { Sheet } from '../sheet.ts'
import { bottle } from '../vessels/bottles.ts'
import { drawRoom } from './interior.ts'
import { at } from './transform.ts'

/** Idlis on a banana leaf, podi beside them, and five oils in brass. */
export function drawTasting(sheet: Sheet): string {
  const bowls = [oils.coconut, oils.whiteSesame, oils.groundnut, oils.mustard, oils.sesame]
  return (
    drawRoom(sheet, { floor: 560, light: 'leaves', wall: ['#f7ead0', '#e6cb9c', '#b48a58'] }) +
    tableTop(sheet) +
    at(1340, 760, litre(sheet), 'scale(.74)') +
    bowls
      .map((oil, index) =>
        at(210 + index * 226, 742 - (index % 2) * 34, brassBowl(sheet, 108, oil)),
      )
      .join('') +
    bananaLeaf(sheet) +
    idlis(sheet) +
    groundShadow(sheet, 1060, 960, 150, 30) +
    at(1060, 950, heap(sheet, 130, 70, goods.idliPodi)) +
    '<ellipse cx="1058" cy="890" rx="34" ry="11" fill="#7c3a08"/><ellipse cx="1056" cy="888" rx="28" ry="8" fill="#e0952c"/>' +
    at(1190, 1060, sprig(sheet, leafLooks.curry, 6, 40), 'rotate(-12) scale(1.3)') +
    at(190, 1090, brassBowl(sheet, 116, { light: '#f7f4e4', body: '#e9e4cc', deep: '#c4bd9c' })) +
    atmosphere(sheet, '#ffe9b8', 0.32)
  )
}

function litre(sheet: Sheet): string {
  const oil = oils.sesame
  return (
    groundShadow(sheet, 60, 6, 260, 40) +
    bottle(sheet, 'bottle-1l', oil, {
      title: 'Nallennai',
      kind: 'Sesame Oil',
      tamil: 'நல்லெண்ணெய்',
      size: '1 L',
      accent: oil.accent,
    }).markup
  )
}

function tableTop(sheet: Sheet): string {
  const wood = sheet.linear(
    [
      [0, '#c8935c'],
      [0.5, '#a56c3a'],
      [1, '#6b3f1d'],
    ],
    [0, 0, 1, 0.7],
  )
  const grain = range(60).map(() => {
    const y = 580 + sheet.random.next() ** 0.7 * 610
    return `M${fixed(sheet.random.between(-200, 1400))} ${fixed(y)}q${fixed(sheet.random.between(100, 300))} ${fixed(sheet.random.between(-6, 6))} ${fixed(sheet.random.between(300, 700))} 0`
  })
  return `<rect y="566" width="1600" height="640" fill="${wood}"/><path d="M0 690H1600M0 880H1600M0 1110H1600" stroke="#3a1f0d" stroke-width="4" stroke-opacity=".4"/><path d="${grain.join('')}" fill="none" stroke="#4a260f" stroke-width="2.5" stroke-opacity=".2"/><rect y="566" width="1600" height="20" fill="#2a1206" fill-opacity=".25"/>`
}

function bananaLeaf(sheet: Sheet): string {
  const leaf =
    'M250 960C330 850 620 806 900 820C1160 830 1330 880 1420 970C1300 1080 1060 1140 780 1136C520 1130 330 1060 250 960z'
  const green = sheet.linear(
    [
      [0, '#8fb254'],
      [0.5, '#6b9340'],
      [1, '#41662a'],
    ],
    [0, 0, 1, 1],
  )
  const veins = range(34).map((index) => {
    const x = 300 + index * 33
    return `M${x} 972Q${x + 20} 900 ${x + 60} 800M${x} 972Q${x + 14} 1050 ${x + 44} 1150`
  })
  return (
    groundShadow(sheet, 860, 1010, 660, 170) +
    `<path d="${leaf}" fill="${green}"/>` +
    sheet.clipped(
      leaf,
      `<path d="${veins.join('')}" fill="none" stroke="#3f6128" stroke-width="3" stroke-opacity=".4"/><path d="M250 962Q800 984 1420 970" fill="none" stroke="#c4d987" stroke-width="13"/>`,
    ) +
    `<path d="M250 960C330 850 620 806 900 820" fill="none" stroke="#d9e8a4" stroke-width="4" stroke-opacity=".7"/>`
  )
}

function idlis(sheet: Sheet): string {
  const rice = sheet.radial(
    [
      [0, '#ffffff'],
      [0.6, '#f7f2e4'],
      [1, '#cfc3a4'],
    ],
    [0.38, 0.3, 0.75],
  )
  const steam = sheet.soft(
    '<g fill="none" stroke="#fffaf0" stroke-width="26" stroke-linecap="round" opacity=".4"><path d="M560 800C530 720 590 680 560 590"/><path d="M700 790C730 710 670 660 704 570"/></g>',
    13,
    { x: 440, y: 500, width: 380, height: 380 },
  )
  const idli = sheet.stamp(
    `<ellipse cx="16" cy="36" rx="150" ry="36" fill="#1d2a0a" fill-opacity=".35"/><path d="M-132 6C-132-34-66-66 0-66S132-34 132 6S66 46 0 46S-132 46-132 6z" fill="${rice}"/><path d="M-126 14Q0 52 126 14" fill="none" stroke="#bfb18e" stroke-width="4" stroke-opacity=".6"/><g fill="#d9ceb2" fill-opacity=".8"><circle cx="-40" cy="-24" r="4"/><circle cx="20" cy="-38" r="3"/><circle cx="56" cy="-10" r="4"/><circle cx="-10" cy="4" r="3"/><circle cx="-76" cy="2" r="3"/></g>`,
  )
  return (
    idli('translate(560 890) scale(.94)') +
    idli('translate(780 884) scale(.94)') +
    idli('translate(650 980)') +
    idli('translate(880 984) scale(.98)') +
    steam
  )
}
