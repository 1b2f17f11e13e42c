import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** Deviations of an authenticator from a correct answer. */
type Manner = { origin?: string; isVerified?: boolean; counter?: number }

const present = 0x01
const verified = 0x04
const withKey = 0x40

/** An authenticator with one passkey, which answers as a browser does. */
export function createAuthenticator(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  const rpIdHash = sha256(new URL(origin).hostname)
  let uses = 0

  const readAuthData = ({ isVerified = true, counter = ++uses }: Manner, flags = 0) => {
    const head = Buffer.alloc(5)
    head[0] = present | flags | (isVerified ? verified : 0)
    head.writeUInt32BE(counter, 1)
    return Buffer.concat([rpIdHash, head])
  }
  const describeClient = (type: string, challenge: string, manner: Manner) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: manner.origin ?? origin }))
  const named = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
  }

  return {
    /** Answers the options of a new passkey. */
    create({ challenge }: { challenge: string }, manner: Manner = {}) {
      const authData = Buffer.concat([
        readAuthData({ counter: 0, ...manner }, withKey),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        encodeKey(publicKey.export({ format: 'jwk' })),
      ])
      return {
        ...named,
        response: {
          clientDataJSON: encode(describeClient('webauthn.create', challenge, manner)),
          attestationObject: encode(encodeAttestation(authData)),
          transports: ['internal'],
        },
      }
    },
    /** Answers the options of a sign-in. */
    use({ challenge }: { challenge: string }, manner: Manner = {}) {
      const authData = readAuthData(manner)
      const client = describeClient('webauthn.get', challenge, manner)
      const signature = sign('sha256', Buffer.concat([authData, sha256(client)]), privateKey)
      return {
        ...named,
        response: {
          clientDataJSON: encode(client),
          authenticatorData: encode(authData),
          signature: encode(signature),
        },
      }
    },
  }
}

const encode = (bytes: Buffer) => bytes.toString('base64url')
const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest()

/** COSE: `{1: 2, 3: -7, -1: 1, -2: x, -3: y}` in CBOR. */
function encodeKey({ x = '', y = '' }: JsonWebKey): Buffer {
  const coordinate = (text: string) =>
    Buffer.concat([Buffer.from([0x58, 32]), Buffer.from(text, 'base64url')])
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    coordinate(x),
    Buffer.from([0x22]),
    coordinate(y),
  ])
}

/** `{fmt: 'none', attStmt: {}, authData}` in CBOR. */
function encodeAttestation(authData: Buffer): Buffer {
  const text = (word: string) =>
    Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)])
  return Buffer.concat([
    Buffer.from([0xa3]),
    text('fmt'),
    text('none'),
    text('attStmt'),
    Buffer.from([0xa0]),
    text('authData'),
    Buffer.from([0x58, authData.length]),
    authData,
  ])
}
