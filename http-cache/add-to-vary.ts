import type { FastifyReply } from 'fastify'

/** Adds the name of a request header to `Vary`. */
export function addToVary(reply: FastifyReply, name: string): void {
  const vary = reply.getHeader('vary')
  reply.header('vary', vary ? `${vary}, ${name}` : name)
}
