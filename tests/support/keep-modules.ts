import type { Plugin } from 'vite'

/**
 * Lets the browser keep the modules of the sources for a run: the document of each test file asks for the same hundreds,
 * which took a fifth of its time. Mocked ones are not kept, because the browser's cache is off while any is. Nothing is
 * kept while watching.
 */
export function keepModules(): Plugin {
  return {
    name: 'sitewright-keep-modules',
    configureServer({ config, middlewares }) {
      if (config.server.watch !== null) return
      middlewares.use((_request, response, next) => {
        const setHeader = response.setHeader.bind(response)
        response.setHeader = (name, value) =>
          setHeader(name, name === 'Cache-Control' && value === 'no-cache' ? 'max-age=86400' : value)
        next()
      })
    },
  }
}
