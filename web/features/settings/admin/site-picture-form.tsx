import { pagePaths } from '../../../../contract/paths.ts'
import { pictureLimits } from '../../../../contract/pictures/messages.ts'
import { settingsMessages } from '../../../../contract/settings/messages.ts'
import {
  type SitePicture,
  sitePictureUpdateSchema,
} from '../../../../contract/settings/site-pictures.ts'
import type { SiteSlot } from '../../../../contract/settings/site-slots.ts'
import { toFormData } from '../../../forms/form-data.ts'
import { useRecordForm } from '../../../forms/use-record-form.ts'
import { useReturn } from '../../../forms/use-return.ts'
import { browserApi } from '../../../requests/api.ts'
import type { Loaded, RecordApi } from '../../../requests/record-api.ts'
import { toFailure, toSaveResult } from '../../../requests/save-result.ts'
import { uploadOptions } from '../../../requests/upload-fetch.ts'
import { TextField } from '../../../ui/admin/fields/text-field.tsx'
import { offerUndo } from '../../../ui/admin/notices/toasts.tsx'
import { acceptedImages, ImageSection } from '../../../ui/admin/pictures/image-section.tsx'
import { RecordFormFrame } from '../../../ui/admin/record-form-frame.tsx'
import { fetchSettings, type SettingsRecord } from './queries.ts'
import type { PicturePage } from './site-picture-pages.ts'

type PictureRecord = Partial<SitePicture> & { _id: string }
type PictureApi = Pick<RecordApi<PictureRecord>, 'create' | 'update' | 'fetch'>

const blank = { alt: '', altTa: '' }
const labels = { alt: 'What it shows', altTa: 'What it shows, in Tamil', image: 'Picture' }

type SitePictureFormProps = { page: PicturePage; loaded: Loaded<SettingsRecord> }

/** A picture of the site, and its words for those who do not see it. */
export function SitePictureForm({ page, loaded }: SitePictureFormProps) {
  const { slot, hint } = page
  const state = useRecordForm<typeof blank, PictureRecord>({
    schema: sitePictureUpdateSchema,
    loaded: { etag: loaded.etag, record: toRecord(slot, loaded.record) },
    api: pictureApi(slot),
    valuesOf: ({ alt = '', altTa = '' }) => ({ alt, altTa }),
    blank,
    formName: 'settings',
    formId: slot,
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
      <ImageSection state={state} label="Picture" hint={`${hint} ${acceptedImages}.`}>
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
      </ImageSection>
    </RecordFormFrame>
  )
}

function toRecord(slot: SiteSlot, { pictures }: SettingsRecord): PictureRecord {
  return { ...pictures[slot], _id: slot }
}

/** @returns the reason, where it is too late or another picture is there */
async function bringBack(slot: SiteSlot): Promise<string | undefined> {
  const call = browserApi().POST('/settings/pictures/{slot}/restore', {
    params: { path: { slot } },
  })
  return (await toSaveResult(call, settingsMessages.saveFailed)).failure?.message
}

/** The calls of the form: a picture that is removed is deleted. */
function pictureApi(slot: SiteSlot): PictureApi {
  const path = '/settings/pictures/{slot}'
  const update: PictureApi['update'] = async (_id, values, image, { etag, onProgress }) => {
    const params = { path: { slot }, header: etag ? { 'If-Match': etag } : {} }
    if (image?.remove) {
      const { error, response } = await browserApi().DELETE(path, { params })
      if (!error) {
        offerUndo('Picture removed', () => bringBack(slot))
        return { data: { _id: slot } }
      }
      return { failure: toFailure(error, response, settingsMessages.saveFailed) }
    }
    const body = toFormData({ ...values, image: image?.file })
    const call = browserApi().PUT(path, { params, ...uploadOptions(body, onProgress) })
    const { data, failure } = await toSaveResult(call, settingsMessages.saveFailed)
    return failure ? { failure } : { data: { ...data, _id: slot } }
  }
  return {
    update,
    create: (values, image, { onProgress }) =>
      update(slot, values, image, { etag: null, onProgress }),
    async fetch() {
      const { data, failure } = await fetchSettings()
      if (failure) return { failure }
      return { data: { etag: data.etag, record: toRecord(slot, data.record) } }
    },
  }
}
