import type { EditForm } from '../../../../forms/use-edit-form.ts'
import type { Values } from '../../../../forms/use-form-fields.ts'
import { languageOf } from '../../../../text/language-of.ts'

const names = ['heroTitle', 'heroText', 'aboutTitle', 'aboutText'] as const

/** Words as the home page and the about page will show them; in Tamil once there are any. */
export function TextsPreview({ form }: { form: EditForm<Values>['form'] }) {
  const english = form.watch([...names]).map(trim)
  const tamil = form.watch(names.map((name) => `${name}Ta`)).map(trim)
  const inTamil = tamil.map((text, index) => text || english[index])
  return (
    <div className="grid gap-4">
      <Preview label="Preview" texts={english} />
      {tamil.some(Boolean) && <Preview label="Preview in Tamil" texts={inTamil} />}
    </div>
  )
}

const trim = (text: unknown) => String(text).trim()

type PreviewProps = { label: string; texts: (string | undefined)[] }

function Preview({ label, texts }: PreviewProps) {
  const [heroTitle, heroText, aboutTitle, aboutText = ''] = texts
  const [opening, ...paragraphs] = aboutText.split(/\n\s*\n/)
  return (
    <section
      aria-label={label}
      className="grid gap-6 rounded-card border border-line bg-paper p-4 wrap-anywhere md:p-6"
    >
      <div>
        <p className="font-display text-heading">
          <Words text={heroTitle} otherwise="The title that comes with the site" />
        </p>
        <p className="mt-2 text-ink-soft">
          <Words text={heroText} otherwise="The words that come with the site" />
        </p>
      </div>
      <div className="border-t border-line pt-6">
        <p className="font-display text-heading">
          <Words text={aboutTitle} otherwise="Our Story" />
        </p>
        <p className="mt-2 font-display text-lead">
          <Words text={opening} otherwise="The story that comes with the site" />
        </p>
        {paragraphs.map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place in the text
          <p key={index} lang={languageOf(paragraph)} className="mt-2 text-ink-soft">
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  )
}

type WordsProps = { text: string | undefined; otherwise: string }

function Words({ text, otherwise }: WordsProps) {
  return text ? <span lang={languageOf(text)}>{text}</span> : otherwise
}
