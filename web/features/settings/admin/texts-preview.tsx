import type { RecordForm, Values } from '../../../lib/use-record-form.ts'

/** How the words will stand on the home page and the about page. */
export function TextsPreview({ form }: { form: RecordForm<Values>['form'] }) {
  const [heroTitle, heroText, aboutTitle, aboutText] = form
    .watch(['heroTitle', 'heroText', 'aboutTitle', 'aboutText'])
    .map((text) => String(text).trim())
  const [opening, ...paragraphs] = (aboutText ?? '').split(/\n\s*\n/)
  return (
    <section
      aria-label="Preview"
      className="grid gap-6 rounded-card border border-line bg-paper p-4 [overflow-wrap:anywhere] md:p-6"
    >
      <div>
        <p className="font-display text-heading">
          {heroTitle || 'The title that comes with the site'}
        </p>
        <p className="mt-2 text-ink-soft">{heroText || 'The words that come with the site'}</p>
      </div>
      <div className="border-t border-line pt-6">
        <p className="font-display text-heading">{aboutTitle || 'Our Story'}</p>
        <p className="mt-2 font-display text-lead">
          {opening || 'The story that comes with the site'}
        </p>
        {paragraphs.map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place in the text
          <p key={index} className="mt-2 text-ink-soft">
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  )
}
