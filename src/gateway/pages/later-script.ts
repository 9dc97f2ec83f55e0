/**
 * Runs last: has the scripts that wait (`rel="later"`) fetched once the picture that comes first is painted, or the page
 * has none, or it takes too long. The page's script waits for the event of the same name, since it needs them.
 */
export const laterScript =
  "(function(){var d=document,i=d.querySelector('img[fetchpriority=high]'),g=function(){var l=d.querySelectorAll('link[rel=later]');if(!l.length)return;" +
  "l.forEach(function(e){e.rel='modulepreload'});dispatchEvent(new Event('later'))},p=function(){requestAnimationFrame(function(){setTimeout(g)})};" +
  "if(!i||i.complete||d.hidden)g();else{i.addEventListener('load',p);i.addEventListener('error',g);setTimeout(g,3000)}})()"
