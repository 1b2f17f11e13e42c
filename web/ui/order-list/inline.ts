import './list-elements.ts'
import './cache-list.ts'
