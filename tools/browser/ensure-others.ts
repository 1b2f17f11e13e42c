// Makes sure that Firefox and WebKit are there for the tests in other browsers.
import { installDebianPackage } from '../debian-package.ts'
import { findFirefox, findWebKit } from './find.ts'

const browsers = [
  { name: 'Firefox', find: findFirefox, packages: ['firefox-esr'] },
  { name: 'WebKit', find: findWebKit, packages: ['webkit2gtk-driver', 'xvfb'] },
]
for (const { find, packages } of browsers)
  if (!find()) for (const name of packages) installDebianPackage(name)

const missing = browsers.filter(({ find }) => !find())
if (missing.length > 0) {
  const names = missing.map(({ name }) => name).join(' and no ')
  const packages = missing.flatMap(({ packages }) => packages).join(' ')
  console.error(`No ${names} to test with: install them (\`apt-get install ${packages}\`).`)
  process.exitCode = 1
}
