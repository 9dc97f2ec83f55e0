/**
 * The only inline script, run before the first paint: the visitor's colour scheme, the workspace's collapsed sidebar, announcements they closed, and the
 * default Trusted Types policy. The policy passes text without markup, refuses all other markup, and allows scripts
 * from this origin or the document's analytics address.
 */
export const headScript =
  "(function(){var d=document.documentElement,m=/(?:^|; )scheme=(light|dark)/.exec(document.cookie);if(m)d.dataset.scheme=m[1];if(/(?:^|; )rail=folded/.test(document.cookie))d.dataset.rail='folded';d.dataset.js='';" +
  // Opened at a part, or where it was left: all rows need their sizes (src/runtime/base.css).
  "var n=performance.getEntriesByType('navigation')[0];if(location.hash||n&&n.type!=='navigate')d.dataset.whole='';" +
  "try{var r=Object.keys(localStorage).filter(function(k){return k.indexOf('announcement:')===0}).map(function(k){return'[data-announcement=\"'+CSS.escape(k.slice(13))+'\"]{display:none}'});if(r.length){var s=new CSSStyleSheet;s.replaceSync(r.join(''));document.adoptedStyleSheets=[s]}}catch(e){}" +
  "if(window.trustedTypes)trustedTypes.createPolicy('default',{" +
  "createHTML:function(s){if(s.indexOf('<')<0)return s;throw new TypeError('Markup is refused.')}," +
  "createScriptURL:function(s){var u=new URL(s,location.href);if(u.origin===location.origin||(d.dataset.analytics&&u.href===d.dataset.analytics))return s;throw new TypeError('Script address is refused.')}," +
  "createScript:function(){throw new TypeError('Script text is refused.')}})})()"
