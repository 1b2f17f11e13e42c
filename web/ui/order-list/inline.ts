import './list-elements.ts'
import './cache-list.ts'
import '../hide-broken-pictures.ts'
