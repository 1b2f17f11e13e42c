import { pagePaths } from '../../../../contract/paths.ts'
import { pictureLimits } from '../../../../contract/pictures/limits.ts'
import { settingsMessages } from '../../../../contract/settings/messages.ts'
import type { Settings } from '../../../../contract/settings/settings.ts'
import { sitePictureUpdateSchema } from '../../../../contract/settings/site-pictures.ts'
import type { SiteSlot } from '../../../../contract/settings/site-slots.ts'
import { toFormData } from '../../../forms/form-data.ts'
import type { Edits, RecordState } from '../../../forms/merge.ts'
import { useEditForm } from '../../../forms/use-edit-form.ts'
import { useReturn } from '../../../forms/use-return.ts'
import { browserApi } from '../../../requests/api.ts'
import { type SendOptions, uploadOptions } from '../../../requests/files/upload-fetch.ts'
import type { Loaded } from '../../../requests/record-api.ts'
import { type SaveResult, toFailure, toSaveResult } from '../../../requests/save-result.ts'
import { unsavedFormKey } from '../../../storage/unsaved-forms.ts'
import { TextField } from '../../../ui/admin/fields/text-field.tsx'
import { offerUndo } from '../../../ui/admin/notices/toasts.tsx'
import { acceptedPictures, PictureSection } from '../../../ui/admin/pictures/picture-section.tsx'
import { RecordFormFrame } from '../../../ui/admin/record-form-frame.tsx'
import { fetchSettings } from './queries.ts'
import type { PicturePage } from './site-picture-pages.ts'

type PictureValues = { alt: string; altTa: string }

const labels = { alt: 'What it shows', altTa: 'What it shows, in Tamil', image: 'Picture' }

type SitePictureFormProps = { page: PicturePage; loaded: Loaded<Settings> }

/** A picture of the site, and its words for those who do not see it. */
export function SitePictureForm({ page, loaded }: SitePictureFormProps) {
  const { slot, hint } = page
  const state = useEditForm<PictureValues, object>({
    schema: sitePictureUpdateSchema,
    storageKey: unsavedFormKey('settings', slot),
    start: stateOf(slot, loaded),
    load: async () => {
      const { data } = await fetchSettings()
      return data && stateOf(slot, data)
    },
    save: (edits, sending) => savePicture(slot, edits, sending),
  })
  useReturn(state.saved, pagePaths.adminSettings)
  return (
    <RecordFormFrame
      state={state}
      success={settingsMessages.saved}
      saveLabel="Save changes"
      cancelTo={pagePaths.adminSettings}
      editPath={pagePaths.adminSettings}
      labels={labels}
    >
      <PictureSection
        state={state}
        stored={loaded.record.pictures[slot]}
        label="Picture"
        hint={`${hint} ${acceptedPictures}.`}
      >
        {page.isDescribed &&
          (['alt', 'altTa'] as const).map((name) => (
            <TextField
              key={name}
              form={state.form}
              name={name}
              label={labels[name]}
              max={pictureLimits.alt}
              autoComplete="off"
            />
          ))}
      </PictureSection>
    </RecordFormFrame>
  )
}

function stateOf(slot: SiteSlot, { record, etag }: Loaded<Settings>): RecordState<PictureValues> {
  const { alt = '', altTa = '', image = '' } = record.pictures[slot] ?? {}
  return { values: { alt, altTa }, image, etag }
}

/** @returns the reason, where it is too late or another picture is there */
async function bringBack(slot: SiteSlot): Promise<string | undefined> {
  const call = browserApi().POST('/settings/pictures/{slot}/restore', {
    params: { path: { slot } },
  })
  return (await toSaveResult(call, settingsMessages.saveFailed)).failure?.message
}

/** Saves a picture and its words; one that is removed is deleted. */
async function savePicture(
  slot: SiteSlot,
  { values, image }: Edits<PictureValues>,
  { etag, onProgress }: Pick<SendOptions, 'etag' | 'onProgress'>,
): Promise<SaveResult<object>> {
  const path = '/settings/pictures/{slot}'
  const params = { path: { slot }, header: etag ? { 'If-Match': etag } : {} }
  if (image.remove) {
    const { error, response } = await browserApi().DELETE(path, { params })
    if (error) return { failure: toFailure(error, response, settingsMessages.saveFailed) }
    offerUndo('Picture removed', () => bringBack(slot))
    return { data: {} }
  }
  const body = toFormData({ ...values, image: image.file })
  const call = browserApi().PUT(path, { params, ...uploadOptions(body, onProgress) })
  return toSaveResult(call, settingsMessages.saveFailed)
}
