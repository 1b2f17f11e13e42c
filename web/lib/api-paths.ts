import type { Credentials, SignedIn, User } from '../../contract/auth.ts'
import type { Category, CategoryFormInput, NavSettings } from '../../contract/category.ts'
import type { Failure, Pagination } from '../../contract/envelope.ts'
import type { GalleryItem } from '../../contract/gallery.ts'
import type { NavConfig, NavConfigUpdate, NavConfigVersion } from '../../contract/nav-config.ts'
import type { ModelField, Product, ProductJson } from '../../contract/product.ts'

/** The API's calls as the client types them, until the OpenAPI file gives them. */

type Json<T> = { headers: Record<string, unknown>; content: { 'application/json': T } }
type Answers<T> = { 200: Json<T>; default: Json<Failure> }
type One<T> = { success: true; data: T }
type Many<T> = One<T[]>
type Page<T> = Many<T> & { pagination: Pagination }
type Query = Record<string, string | number | boolean | undefined>

type Get<T, P = unknown> = { parameters: { query?: Query } & P; responses: Answers<T> }
type Send<T, B, P = unknown> = {
  parameters: { header?: { 'If-Match'?: string } } & P
  requestBody?: { content: { 'application/json': B } }
  responses: Answers<T>
}
type Id = { path: { id: string } }

export type ApiPaths = {
  '/products': { get: Get<Page<Product>>; post: Send<One<Product>, FormData> }
  '/products/{id}': {
    get: Get<One<Product>, Id>
    put: Send<One<Product>, FormData, Id>
    delete: Send<One<null>, never, Id>
  }
  '/products/{id}/featured': { put: Send<One<Product>, never, Id> }
  '/products/featured/list': { get: Get<Page<Product>> }
  '/products/popular/list': { get: Get<Page<Product>> }
  '/products/model-info': { get: Get<Many<ModelField>> }
  '/products/json': { post: Send<One<Product>, ProductJson> }
  '/categories': {
    get: Get<Many<Category>>
    post: Send<One<Category>, FormData | CategoryFormInput>
  }
  '/categories/main': { get: Get<Many<Category>> }
  '/categories/{id}': {
    get: Get<One<Category>, Id>
    put: Send<One<Category>, FormData, Id>
    delete: Send<One<null>, never, Id>
  }
  '/categories/{id}/subcategories': { get: Get<Many<Category>, Id> }
  '/categories/{id}/nav-settings': { patch: Send<One<Category>, NavSettings, Id> }
  '/gallery': { get: Get<Page<GalleryItem>>; post: Send<One<GalleryItem>, FormData> }
  '/gallery/{id}': {
    get: Get<One<GalleryItem>, Id>
    put: Send<One<GalleryItem>, FormData, Id>
    delete: Send<One<null>, never, Id>
  }
  '/gallery/popular': { get: Get<Many<GalleryItem>> }
  '/gallery/{id}/toggle-popular': { put: Send<One<GalleryItem>, never, Id> }
  '/gallery/categories': { get: Get<Many<{ name: string; count: number }>> }
  '/gallery/category/{category}': {
    get: Get<Many<GalleryItem>, { path: { category: string } }>
  }
  '/nav-config': { get: Get<One<NavConfig>>; put: Send<One<NavConfig>, NavConfigUpdate> }
  '/nav-config/history': { get: Get<Many<NavConfigVersion>> }
  '/nav-config/{version}': {
    get: Get<One<NavConfigVersion>, { path: { version: number } }>
  }
  '/auth/login': {
    post: Send<One<SignedIn>, Credentials>
  }
  '/auth/me': { get: Get<{ success: true; user: User }> }
  '/auth/session-ping': { get: Get<One<{ expiresAt: string }>> }
  '/auth/logout': { post: Send<One<null>, never> }
  '/auth/updatepassword': {
    put: Send<One<SignedIn>, { currentPassword: string; newPassword: string }>
  }
}
