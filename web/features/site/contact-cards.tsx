import { type ReactNode, useEffect, useState } from 'react'
import { limits } from '../../../contract/limits.ts'
import { useSite } from '../../lib/site.ts'
import { CarouselDots } from '../../ui/carousel-controls.tsx'
import { classNames } from '../../ui/class-names.ts'
import { MailIcon, MapPinIcon, PauseIcon, PhoneIcon, PlayIcon } from '../../ui/icons.tsx'
import { directionsAddress } from './directions.ts'
import { phoneAddress } from './phone-address.ts'

/** Phone, email and address, one at a time. All three stand side by side without script. */
export function ContactCards() {
  const { site } = useSite()
  const [current, setCurrent] = useState(0)
  const [playing, setPlaying] = useState(false)
  const [held, setHeld] = useState(false)

  useEffect(() => {
    setPlaying(!window.matchMedia('(prefers-reduced-motion: reduce)').matches)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a card that was picked stays its full time
  useEffect(() => {
    if (!playing || held) return
    const timer = setInterval(() => setCurrent((card) => (card + 1) % 3), limits.contactRotation)
    return () => clearInterval(timer)
  }, [playing, held, current])

  const cards = [
    {
      title: 'Phone',
      Icon: PhoneIcon,
      lines: [site.phone, site.phone2].map((number) => ({
        text: number,
        href: phoneAddress(number),
      })),
    },
    { title: 'Email', Icon: MailIcon, lines: [{ text: site.email, href: `mailto:${site.email}` }] },
    {
      title: 'Address',
      Icon: MapPinIcon,
      lines: [{ text: site.address, href: directionsAddress(site.address) }],
    },
  ]

  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is a group, not a fieldset
    <div
      role="group"
      aria-roledescription="carousel"
      aria-label="Ways to reach us"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="flex h-full min-h-72 flex-col rounded-sheet bg-paper-deep p-8"
    >
      <div className="grid grow content-center noscript:gap-8">
        {cards.map(({ title, Icon, lines }, index) => (
          <Card key={title} shown={index === current}>
            <Icon className="size-8 text-gold-ink" />
            <h3 className="mt-4 font-display text-subheading">{title}</h3>
            {lines.map(({ text, href }) => (
              <p key={text}>
                <a
                  href={href}
                  className="inline-block py-1 text-lead font-medium underline decoration-line-strong decoration-1 underline-offset-6 [overflow-wrap:anywhere] hover:decoration-ink"
                >
                  {text}
                </a>
              </p>
            ))}
          </Card>
        ))}
      </div>
      <div className="-ml-2.5 mt-4 flex items-center justify-between noscript:hidden">
        <CarouselDots name="Slide" dots={[0, 1, 2]} current={current} onPick={setCurrent} />
        <button
          type="button"
          aria-label={playing ? 'Pause' : 'Play'}
          onClick={() => setPlaying(!playing)}
          className="grid size-10 place-items-center rounded-full text-ink-soft transition-colors hover:text-ink"
        >
          {playing ? <PauseIcon className="size-4.5" /> : <PlayIcon className="size-4.5" />}
        </button>
      </div>
    </div>
  )
}

/** Cards lie on one another, so that turning them moves nothing around. */
function Card({ shown, children }: { shown: boolean; children: ReactNode }) {
  return (
    <div
      className={classNames(
        'col-start-1 row-start-1 transition-[opacity,translate,visibility] duration-500 ease-settle noscript:visible noscript:col-auto noscript:row-auto noscript:translate-y-0 noscript:opacity-100',
        shown ? 'visible translate-y-0 opacity-100' : 'invisible translate-y-3 opacity-0',
      )}
    >
      {children}
    </div>
  )
}
