import type { FastifyInstance } from 'fastify'
import { type Language, languages } from '../../contract/language.ts'
import { inOneLanguage } from '../../contract/text/in-one-language.ts'

/**
 * Carries out `?texts=ta`. Records have their texts in English and in Tamil, and a page shows one of them: what its
 * scripts fetch asks for that one, so that a phone does not load the other. The response keeps its shape, for fields
 * are blanked and not left out, and its names, which pages show in both languages.
 *
 * Runs once for all routes instead of in each presenter, on the finished JSON. To be called before responses are
 * cached, because a cached copy is in one language: its key has the parameter.
 */
export function blankOtherLanguage(server: FastifyInstance): void {
  server.addHook('onSend', (request, { statusCode }, payload, done) => {
    const { texts: language } = request.query as { texts?: unknown }
    const isAsked = isLanguage(language) && takesTexts(request.routeOptions.config)
    // A cached response is bytes, and in that language already.
    if (!isAsked || statusCode !== 200 || typeof payload !== 'string') return done(null, payload)
    done(null, JSON.stringify(inOneLanguage(JSON.parse(payload), language, { blank: true })))
  })
}

/** True for a route whose schema has the parameter: other routes ignore it, as any that they do not know. */
function takesTexts({ parameters }: { parameters?: readonly string[] | undefined }): boolean {
  return parameters?.includes('texts') ?? false
}

function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}
