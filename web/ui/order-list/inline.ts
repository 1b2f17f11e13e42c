import './list-elements.ts'
import './cache-list.ts'
import '../behaviour/hide-broken-pictures.ts'
