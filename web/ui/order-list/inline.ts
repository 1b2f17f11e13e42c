import './list-elements.ts'
import './keep-offline.ts'
