import { Boxes, Compass, Images, LayoutDashboard, type LucideIcon, Package } from 'lucide-react'
import { pagePaths } from '../../../../contract/paths.ts'

export type Destination = { to: string; label: string; icon: LucideIcon; end?: boolean }

/** Where the sidebar and the tab bar lead. */
export const destinations: Destination[] = [
  { to: pagePaths.admin, label: 'Dashboard', icon: LayoutDashboard, end: true },
  { to: pagePaths.adminProducts, label: 'Products', icon: Package },
  { to: pagePaths.adminCategories, label: 'Categories', icon: Boxes },
  { to: pagePaths.adminGallery, label: 'Gallery', icon: Images },
  { to: pagePaths.adminNavigation, label: 'Navigation', icon: Compass },
]
