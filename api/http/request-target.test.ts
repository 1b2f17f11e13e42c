import { describe, expect, it } from 'vitest'
import { findTargetError, longestPath, originForm } from './request-target.ts'

const { characters, segments } = longestPath

describe('the target of a request', () => {
  it.each([
    ['/', null],
    ['/products?category=1&name=Oils', null],
    ['/a'.repeat(segments), null],
    [`/${'a/'.repeat(segments)}`, null],
    ['//a'.repeat(segments), null],
    [`/${'a'.repeat(characters - 1)}`, null],
    [`/?${'/a'.repeat(7000)}`, null],
    ['/a%23b', null],
    ['/a'.repeat(segments + 1), 'path-too-long'],
    ['//a'.repeat(segments + 1), 'path-too-long'],
    ['/\\a'.repeat(segments + 1), 'path-too-long'],
    [`/${'a'.repeat(characters)}`, 'path-too-long'],
    [`/${'/'.repeat(characters)}?a`, 'path-too-long'],
    ['/#', 'fragment'],
    ['/products?page=1#2', 'fragment'],
    [`/${'a/'.repeat(7000)}#`, 'fragment'],
  ])('the target %s has the error %s', (target, error) => {
    expect(findTargetError(target)).toBe(error)
  })

  it.each([
    ['http://shop.example/products?page=2', '/products?page=2'],
    ['HTTPS://shop.example:8443/#top', '/#top'],
    ['http://shop.example', '/'],
    ['http://shop.example?page=2', '/?page=2'],
    ['//shop.example/', '//shop.example/'],
    ['*', '/*'],
  ])('the target %s is %s on this host', (target, path) => {
    expect(originForm(target)).toBe(path)
  })
})
