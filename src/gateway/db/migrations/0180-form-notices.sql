-- Who gets a mail of each new answer, by the name under which a form's answers are kept. What went out within the hour is counted here, so that no form floods a mailbox.
CREATE TABLE form_notice (
  site_id text NOT NULL REFERENCES site,
  form text NOT NULL,
  addresses jsonb NOT NULL,
  is_on boolean NOT NULL,
  hour_began timestamptz NOT NULL DEFAULT now(),
  told integer NOT NULL DEFAULT 0,
  PRIMARY KEY (site_id, form)
);

ALTER TABLE form_notice ENABLE ROW LEVEL SECURITY;
ALTER TABLE form_notice FORCE ROW LEVEL SECURITY;
CREATE POLICY own_site ON form_notice TO sitewright_site USING (site_id = current_site()) WITH CHECK (site_id = current_site());
GRANT SELECT, INSERT, UPDATE, DELETE ON form_notice TO sitewright_site;

-- Where an answer to a mail goes that is not to come back to the site.
ALTER TABLE mail ADD COLUMN reply_to text;
