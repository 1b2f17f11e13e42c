import type { Plugin } from 'vite'

/** Messages of its own checks for developers: 1.3 kB of each first script. */
const developerMessage = /^(\s*(?:UNSAFE_)?(?:invariant|warning)\(.+?), (?:`.*`|".*")\);$/gm

/** Errors about code that calls React Router wrongly. */
const messageOfMisuse = /new Error\((?:`(?:You|Cannot) .*`|"(?:You|Cannot) .*")\)/g

/** Removes React Router's messages to developers for browsers alone: the server's log keeps them. */
export const briefReactRouter: Plugin = {
  name: 'brief-react-router',
  applyToEnvironment: ({ name }) => name === 'client',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist\/production\/lib\/.*\.js/ },
    handler: (code) =>
      code.replace(developerMessage, '$1);').replace(messageOfMisuse, 'new Error()'),
  },
}
