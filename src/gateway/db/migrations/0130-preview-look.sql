-- A preview link may show its documents in a theme that nobody has published yet: its name, as the theme is saved when the link is opened.
ALTER TABLE preview_link ADD COLUMN theme text;
