import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SiteSlot } from '../contract/settings/site-slots.ts'

/** Picture files of the demo's own site, by the endings that they are stored with. */
function picture(slot: SiteSlot, variants: string[], alt = '', altTa = '') {
  const folder = join(import.meta.dirname, 'pictures', 'site')
  const read = async (variant: string) => ({
    variant,
    bytes: await readFile(join(folder, slot + variant)),
  })
  return { slot, alt, altTa, files: () => Promise.all(variants.map(read)) }
}

/** Pictures of the demo shop itself: made with more care than a server has time for. */
export const sitePictures = [
  picture('logo', ['.webp', '.jpg', '-160.webp', '-320.webp']),
  picture(
    'hero',
    ['.webp', '.jpg', '-600.avif', '-1000.avif', '-600.webp'],
    'Bottles of sesame, groundnut and coconut oil on a wooden table, the wooden press behind them',
    'மர மேசையில் நல்லெண்ணெய், கடலை எண்ணெய், தேங்காய் எண்ணெய்ப் பாட்டில்கள்; பின்னால் மரச்செக்கு',
  ),
  picture(
    'about',
    ['.webp', '.jpg', '-720.avif', '-1400.avif', '-720.webp'],
    'The mill under its vaagai tree, with the press and a white bullock',
    'வாகை மரத்தடியில் செக்கு, அருகில் ஒரு வெள்ளைக் காளை',
  ),
  picture('share', ['.webp', '.jpg']),
]
