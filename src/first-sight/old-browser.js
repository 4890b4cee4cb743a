/*
 * Says so where the browser is older than the portal's list (vite.browsers.ts): the portal's own code may not even be read
 * there. Written as browsers of 2010 read it.
 */
(function () {
  if (window.URL && URL.canParse && Intl.Segmenter) return;
  var texts = {
    en: 'This browser is too old for the portal. Please update it.',
    es: 'Este navegador es demasiado antiguo para el portal. Actualícelo.',
    pt: 'Este navegador é antigo demais para o portal. Atualize-o.',
  };
  var language = document.documentElement.lang.slice(0, 2);
  var note = document.createElement('p');
  note.setAttribute('role', 'alert');
  note.style.cssText = 'padding:16px;background:#ffe;color:#000';
  note.textContent = texts[language] || texts.es;
  document.body.insertBefore(note, document.body.firstChild);
})();
