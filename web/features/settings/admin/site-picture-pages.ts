import type { SiteSlot } from '../../../../contract/settings/site-slots.ts'

/** A page of the settings about one picture of the site. */
export type PicturePage = {
  slot: SiteSlot
  path: string
  title: string
  hint: string
  /** True if the picture needs an alternative text. */
  isDescribed: boolean
}

export const picturePages: PicturePage[] = [
  {
    slot: 'logo',
    path: 'logo',
    title: 'Logo',
    hint: 'Also the icon of the site. Without one it is the first letter of the name.',
    isDescribed: false,
  },
  {
    slot: 'hero',
    path: 'hero',
    title: 'Picture of the home page',
    hint: 'Without one, featured products are shown there.',
    isDescribed: true,
  },
  {
    slot: 'about',
    path: 'story-picture',
    title: 'Picture of your story',
    hint: 'Also shown on the home page.',
    isDescribed: true,
  },
  {
    slot: 'share',
    path: 'share',
    title: 'Picture of links to the site',
    hint: '1200 × 630. Without one it is drawn from your name.',
    isDescribed: false,
  },
]
