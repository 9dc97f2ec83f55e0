/**
 * Runs last: has the page's scripts (`rel="later"`) fetched once its first picture is painted, or, where it has none, its
 * first text; at the latest after three seconds. The last of them is run.
 */
export const laterScript =
  "(function(){var d=document,i=d.querySelector('img[fetchpriority=high]'),g=function(){var l=d.querySelectorAll('link[rel=later]'),s=d.createElement('script');if(!l.length)return;" +
  "l.forEach(function(e){e.rel='modulepreload'});s.type='module';s.src=l[l.length-1].href;d.body.append(s)}," +
  'p=function(){requestAnimationFrame(function(){setTimeout(g)})};setTimeout(g,3000);' +
  "if(d.hidden)g();else if(i)if(i.complete)p();else{i.addEventListener('load',p);i.addEventListener('error',g)}" +
  "else try{new PerformanceObserver(p).observe({type:'paint',buffered:true})}catch(e){g()}})()"
