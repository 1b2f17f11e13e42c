import { insightMessages } from '../../../../contract/insight/messages.ts'
import { answerTitle } from '../../../../contract/orders/messages.ts'
import { pagePaths } from '../../../../contract/paths.ts'
import {
  Archive,
  Boxes,
  ChartColumn,
  ClipboardList,
  Compass,
  History,
  type Icon,
  Images,
  IndianRupee,
  KeyRound,
  Languages,
  Layers,
  LayoutDashboard,
  MessageCircleReply,
  Package,
  ReceiptIndianRupee,
  Settings,
  Users,
} from '../../../ui/admin/icons.tsx'

export type Destination = { to: string; label: string; icon: Icon; end?: boolean }

/** Destinations of the sidebar and the tab bar. */
export const destinations: Destination[] = [
  { to: pagePaths.admin, label: 'Dashboard', icon: LayoutDashboard, end: true },
  { to: pagePaths.adminOrders, label: 'Orders', icon: ClipboardList },
  { to: pagePaths.adminProducts, label: 'Products', icon: Package },
  { to: pagePaths.adminCategories, label: 'Categories', icon: Boxes },
  { to: pagePaths.adminGallery, label: 'Gallery', icon: Images },
]

/** The tab bar has no room for these: its More opens the sidebar. */
export const sidebarDestinations = [
  ...destinations,
  { to: pagePaths.adminNavigation, label: 'Navigation', icon: Compass },
].toSpliced(
  3,
  0,
  { to: pagePaths.adminProductGroups, label: 'Product groups', icon: Layers },
  { to: pagePaths.adminPrices, label: 'Prices', icon: IndianRupee },
  { to: pagePaths.adminInsight, label: insightMessages.title, icon: ChartColumn },
  { to: pagePaths.adminSynonyms, label: 'Synonyms', icon: Languages },
  { to: pagePaths.adminPriceList, label: 'Price list', icon: ReceiptIndianRupee },
  { to: pagePaths.adminOrderAnswer, label: answerTitle, icon: MessageCircleReply },
)

/** Rarely used destinations, below the others. */
export const settingsDestinations: Destination[] = [
  { to: pagePaths.adminSettings, label: 'Settings', icon: Settings },
  { to: pagePaths.adminBackup, label: 'Backups', icon: Archive },
  { to: pagePaths.adminAccounts, label: 'Accounts', icon: Users },
  { to: pagePaths.adminPassword, label: 'Change password', icon: KeyRound },
  { to: pagePaths.adminHistory, label: 'History', icon: History },
]
