import './list-elements.ts'
import './cache-list.ts'
import '../../ui/behaviour/hide-broken-pictures.ts'
import '../../ui/behaviour/unheard-events.ts'
