/** The module's text, bundled by `tools/inline-scripts.ts`. */
declare module '*?inline-script' {
  const text: string
  export default text
}
