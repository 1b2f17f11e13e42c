import { tokenKey } from '../../../contract/accounts/token-key.ts'
import { parseOrderList, writeOrderList } from '../../../contract/order-list/order-list.ts'
import { deviceStorage } from '../../storage/browser-storage.ts'
import { listKey } from '../device/keys.ts'
import { readStoredList } from '../device/stored-lines.ts'
import { findListOwner } from '../page/list-owner.ts'

// A list in the address that becomes the device's own does so before anything is drawn: the bar shows it from the
// first frame on, so nothing in it moves. `use-order-list.ts` does the same where the page opens without a document.

const { lines } = parseOrderList(new URLSearchParams(location.search).get('i') ?? '')
const address = writeOrderList(lines)
const owner = findListOwner({
  address,
  own: readStoredList(),
  wasOwn: history.state?.usr?.own === true,
  isStaff: deviceStorage.read(tokenKey) !== null,
})
if (location.pathname === document.currentScript?.dataset.page && owner === 'adopted')
  deviceStorage.write(listKey, address)
