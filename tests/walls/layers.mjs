/**
 * The editor's layers, the lowest first: a file imports from its own layer and those below, types too; what lies above
 * is reached by import() or handed in. The files that lie in no folder are the last layer.
 */
export const editorLayers = [
  { name: 'model', folders: ['document'] },
  { name: 'ui', folders: ['ui'] },
  { name: 'session', folders: ['state'] },
  { name: 'canvas', folders: ['canvas', 'drag', 'handles'] },
  {
    name: 'features',
    folders: [
      'areas',
      'block-conversion',
      'breadcrumb',
      'commands',
      'compare',
      'conflict',
      'contact',
      'find',
      'form-notice',
      'help',
      'history',
      'insert',
      'inspector',
      'media',
      'move',
      'notes',
      'outline',
      'page-password',
      'pages',
      'palette',
      'patterns',
      'presence',
      'problems',
      'publish',
      'redirects',
      'sections',
      'share',
      'site-check',
      'sites',
      'table',
      'text-editing',
      'theme-page',
      'themes',
      'top-bar',
      'tour',
      'transfer',
    ],
  },
  { name: 'app', folders: [] },
]

/**
 * The gateway's layers, the lowest first: values are imported from the own layer and those below. Types are free, because
 * nothing follows them at run time. The files that lie in no folder are the last layer unless they are named.
 */
export const gatewayLayers = [
  {
    name: 'base',
    folders: [
      'audit',
      'data-dir',
      'db',
      'errors',
      'json',
      'log',
      'one-at-a-time',
      'settings',
      'start-steps',
      'storage',
      'text',
      'workers',
    ],
  },
  { name: 'call', folders: ['call'] },
  {
    name: 'domain',
    folders: [
      'auth',
      'contact',
      'drafts',
      'files',
      'fonts',
      'mail',
      'media',
      'page-passwords',
      'pages',
      'redirects',
      'rehearsal',
      'seed',
      'themes',
      'transfer',
    ],
  },
  { name: 'areas', folders: ['src/areas'] },
  { name: 'server', folders: ['http', 'platform'] },
]
