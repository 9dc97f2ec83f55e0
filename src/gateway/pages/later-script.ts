/**
 * Runs last: has the page's scripts (`rel="later"`) fetched once its first picture is painted, or, where it has none, its
 * first text; at the latest after three seconds, or at the first press. The last of them is run. A press of
 * a button, or a form that no address takes, waits for the scripts: `replayEarly` repeats the last one.
 */
export const laterScript =
  "(function(){var d=document,k,i=d.querySelector('img[fetchpriority=high]'),g=function(){var l=d.querySelectorAll('link[rel=later]'),s=d.createElement('script');if(!l.length)return;" +
  "l.forEach(function(e){e.rel='modulepreload'});s.type='module';s.src=l[l.length-1].href;d.body.append(s)}," +
  "c=function(e){var f=e.type=='submit',b=f?e.target:e.target.closest('button');" +
  "g();if(b&&(f?!b.hasAttribute('action'):b.type=='button'||!b.form)){e.preventDefault();k=b}}," +
  'p=function(){requestAnimationFrame(function(){setTimeout(g)})};setTimeout(g,3000);' +
  "['click','submit'].forEach(function(n){d.addEventListener(n,c,true)});" +
  "window.replayEarly=function(){['click','submit'].forEach(function(n){d.removeEventListener(n,c,true)});" +
  'if(k&&k.isConnected)k.requestSubmit?k.requestSubmit():k.click()};' +
  "if(d.hidden)g();else if(i)if(i.complete)p();else{i.addEventListener('load',p);i.addEventListener('error',g)}" +
  "else try{new PerformanceObserver(p).observe({type:'paint',buffered:true})}catch(e){g()}})()"
