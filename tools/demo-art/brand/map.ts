import { drawMark } from '../../../api/drawing/brand-mark.ts'
import { fixed, range, smoothLine } from '../geometry.ts'
import { drawText } from '../lettering/lettering.ts'
import { palette } from '../palette.ts'
import { seededRandom } from '../random.ts'

type Point = readonly [x: number, y: number]

/** A drawn map of the district, true to its spirit and not to its scale; the mill is in the middle. */
export function drawMap(): string {
  const roads: Point[][] = [
    [
      [-20, 430],
      [260, 400],
      [520, 430],
      [800, 470],
      [1120, 400],
      [1620, 330],
    ],
    [
      [520, 430],
      [560, 620],
      [500, 820],
      [560, 1020],
    ],
    [
      [520, 430],
      [560, 250],
      [480, 90],
      [520, -20],
    ],
    [
      [800, 470],
      [860, 250],
      [1010, 120],
      [1060, -20],
    ],
    [
      [800, 470],
      [980, 640],
      [1240, 720],
      [1620, 760],
    ],
    [
      [1120, 400],
      [1180, 560],
      [1240, 720],
      [1200, 1020],
    ],
  ]
  const lanes: Point[][] = [
    [
      [560, 620],
      [720, 600],
      [980, 640],
    ],
    [
      [560, 250],
      [720, 300],
      [860, 250],
      [1100, 260],
      [1300, 380],
    ],
    [
      [260, 400],
      [240, 600],
      [330, 780],
      [500, 820],
      [800, 800],
      [980, 640],
    ],
    [
      [1010, 120],
      [1280, 160],
      [1460, 340],
    ],
  ]
  const river: Point[] = [
    [-20, 560],
    [180, 540],
    [400, 500],
    [640, 540],
    [900, 530],
    [1160, 500],
    [1400, 560],
    [1620, 540],
  ]
  const path = (lines: Point[][]) => lines.map((line) => smoothLine(line)).join('')
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1000" preserveAspectRatio="xMidYMid slice"><rect width="1600" height="1000" fill="#f3e8cf"/>' +
    fields() +
    `<path d="${smoothLine(river)}" fill="none" stroke="#b7cfc4" stroke-width="20" stroke-linecap="round"/><path d="${smoothLine(river)}" fill="none" stroke="#dcebe2" stroke-width="6" stroke-linecap="round"/>` +
    `<g fill="none" stroke-linecap="round"><path d="${path(lanes)}" stroke="#d9c291" stroke-width="11"/><path d="${path(lanes)}" stroke="#fffaf0" stroke-width="7"/><path d="${path(roads)}" stroke="#c79a4a" stroke-width="20"/><path d="${path(roads)}" stroke="#f7dfa4" stroke-width="14"/></g>` +
    hills() +
    trees() +
    towns() +
    pin(800, 470) +
    compass() +
    '</svg>'
  )
}

function fields(): string {
  const patches = [
    [
      'M620 560C760 540 900 560 960 640C900 760 740 780 600 740C560 680 580 600 620 560z',
      '#e3e3b4',
    ],
    [
      'M1000 430C1120 410 1180 470 1180 560C1120 640 1020 640 940 580C900 520 940 450 1000 430z',
      '#eddcae',
    ],
    [
      'M560 270C660 240 800 260 840 300C860 380 800 440 700 440C600 440 540 360 560 270z',
      '#e6e0ae',
    ],
    ['M1260 420C1400 400 1540 440 1600 480V700C1480 720 1320 700 1260 660z', '#dfe2b6'],
    [
      'M240 640C340 600 460 640 500 720C500 800 420 830 340 800C260 760 220 700 240 640z',
      '#ecdcb2',
    ],
  ]
  return patches.map(([d, fill]) => `<path d="${d}" fill="${fill}"/>`).join('')
}

/** The Ghats in the west and north-west, each hill with its shaded side. */
function hills(): string {
  const random = seededRandom('ghats')
  return [
    ...range(13).map((index) => [
      20 + (index % 4) * 62 + random.between(-14, 14),
      130 + index * 62,
    ]),
    ...range(7).map((index) => [
      250 + index * 60 + (index > 2 ? 150 : -40),
      40 + random.between(-16, 34),
    ]),
  ]
    .sort((a, b) => (a[1] ?? 0) - (b[1] ?? 0))
    .map(([x = 0, y = 0]) => {
      const size = random.between(0.8, 1.25)
      return `<g transform="translate(${fixed(x)} ${fixed(y)}) scale(${fixed(size)})"><path d="M-62 34C-40 4-20-44 2-46S44 6 66 34z" fill="#a9b486"/><path d="M2-46C24-44 44 6 66 34H10C22 10 6-14 2-46z" fill="#7f9163"/></g>`
    })
    .join('')
}

function trees(): string {
  const palm =
    '<path d="M0 0Q3-18 0-34" fill="none" stroke="#8a6440" stroke-width="4"/><path d="M0-34q-14-10-24 2M0-34q14-10 24 2M0-34q-8-18-20-16M0-34q8-18 20-16M0-34q0-16 4-20" fill="none" stroke="#5d7a33" stroke-width="5" stroke-linecap="round"/>'
  const spots = [
    [420, 900],
    [470, 930],
    [640, 900],
    [700, 930],
    [350, 860],
    [610, 690],
    [700, 700],
    [1380, 540],
    [1450, 590],
    [1320, 600],
    [1080, 520],
    [640, 350],
    [720, 380],
    [1250, 240],
    [1180, 190],
  ]
  return spots.map(([x, y]) => `<g transform="translate(${x} ${y})">${palm}</g>`).join('')
}

function towns(): string {
  const towns: [string, number, number, number][] = [
    ['Coimbatore', 520, 430, 1.2],
    ['Pollachi', 500, 820, 1],
    ['Palladam', 1240, 720, 1],
    ['Tiruppur', 1300, 380, 1],
    ['Annur', 1010, 120, 1],
    ['Mettupalayam', 480, 90, 1],
  ]
  return towns
    .map(
      ([name, x, y, size]) =>
        `<circle cx="${x}" cy="${y}" r="${fixed(11 * size)}" fill="${palette.wood}"/><circle cx="${x}" cy="${y}" r="${fixed(5 * size)}" fill="#f3e8cf"/>${drawText(name, x, y - 26 * size, { face: 'display', size: 34 * size, fill: palette.wood })}`,
    )
    .join('')
}

function pin(x: number, y: number): string {
  return (
    `<g transform="translate(${x} ${y})"><ellipse rx="46" ry="14" fill="#2b1a0f" fill-opacity=".28"/><path d="M0 4C-54-66-78-98-78-138A78 78 0 0 1 78-138C78-98 54-66 0 4z" fill="${palette.wood}"/><circle cy="-138" r="60" fill="${palette.cream}"/>` +
    `<g transform="translate(-43 -184) scale(1.36)">${drawMark({ drop: palette.gold, stamens: '#fffaf0', leaf: palette.leaf })}</g></g>` +
    drawText('Vaagai', x, y + 62, { face: 'display', size: 50, fill: palette.ink })
  )
}

function compass(): string {
  return `<g transform="translate(1480 150)"><circle r="54" fill="#fffaf0" stroke="${palette.gold}" stroke-width="4"/><path d="M0-44L11 0H-11z" fill="${palette.wood}"/><path d="M0 44L11 0H-11z" fill="#d9c291"/>${drawText('N', 0, -64, { face: 'sans', size: 26, fill: palette.wood })}</g>`
}
