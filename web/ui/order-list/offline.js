// Has the order list kept for when there is no connection, by the service worker: once the page has loaded,
// and there is a list. Staff look at lists of others.
{
  const scope = '/list'
  const keep = async () => {
    const list = window.orderList.read()
    if (!list || localStorage.getItem('token')) return
    const { serviceWorker } = navigator
    const { active, waiting, installing } = await serviceWorker.register('/order-list-worker.js', {
      scope,
    })
    const worker = active ?? waiting ?? installing
    worker.postMessage(list.replace(/\.\d+/g, '').replaceAll('~', ','))
  }
  let timer
  const keepLater = () => {
    clearTimeout(timer)
    // Without it, the list needs a connection.
    timer = setTimeout(() => keep().catch(() => {}), 2000)
  }
  addEventListener('load', keepLater)
  addEventListener('storage', keepLater)

  // The router could not load the page's code: the browser opens the page that was kept.
  addEventListener('click', async ({ target }) => {
    const link = target.closest('a')
    if (navigator.onLine || link?.pathname !== scope || location.pathname === scope) return
    if (await navigator.serviceWorker?.getRegistration(scope)) location.assign(link.href)
  })
}
