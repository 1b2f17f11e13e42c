import { setupMessages } from '../../../../contract/setup/messages.ts'
import type { DemoRemoval } from '../../../../contract/setup/remove-demo.ts'
import type { Setup, StoredSetup } from '../../../../contract/setup/setup.ts'
import { browserApi } from '../../../requests/api.ts'
import { patientFetch } from '../../../requests/files/upload-fetch.ts'

/** State of the setup; undefined if the request failed. */
export async function fetchSetup(): Promise<Setup | undefined> {
  return (await browserApi().GET('/setup')).data?.data
}

/** Returns the message of a failure. */
export async function saveSetup(change: Partial<StoredSetup>): Promise<string | undefined> {
  const { error } = await browserApi().PUT('/setup', { body: change })
  return error && (error.message || setupMessages.saveFailed)
}

/** The address at which a browser sees the shop while it is closed. */
export async function fetchPreview(): Promise<string | undefined> {
  return (await browserApi().POST('/setup/preview')).data?.data.address
}

/** Waits for the backup that comes first. */
export async function removeDemo(): Promise<{ removal?: DemoRemoval; failure?: string }> {
  const { data, error } = await browserApi().DELETE('/setup/demo', { fetch: patientFetch })
  return data ? { removal: data.data } : { failure: error.message || setupMessages.demoFailed }
}
