/** Waiting items by client. Clients take turns; each client's own items keep their order. */
export class RoundRobin<T> {
  /** In the order of turns: the next client first. */
  readonly #queues = new Map<string, T[]>()
  #length = 0

  get length(): number {
    return this.#length
  }

  get clients(): number {
    return this.#queues.size
  }

  countOf(client: string): number {
    return this.#queues.get(client)?.length ?? 0
  }

  peek(): T | undefined {
    for (const [first] of this.#queues.values()) return first
    return undefined
  }

  /** The client with the most items. */
  longest(): string | undefined {
    const [longest] = [...this.#queues].sort(([, one], [, other]) => other.length - one.length)
    return longest?.[0]
  }

  push(client: string, item: T): void {
    const queue = this.#queues.get(client)
    if (queue) queue.push(item)
    else this.#queues.set(client, [item])
    this.#length++
  }

  shift(): T | undefined {
    for (const [client, queue] of this.#queues) {
      const item = queue.shift()
      this.#length--
      // The rest of the client's items go behind everybody else's next one.
      this.#queues.delete(client)
      if (queue.length > 0) this.#queues.set(client, queue)
      return item
    }
    return undefined
  }

  popNewestOf(client: string): T | undefined {
    const queue = this.#queues.get(client)
    if (!queue) return undefined
    this.#length--
    if (queue.length === 1) this.#queues.delete(client)
    return queue.pop()
  }
}
