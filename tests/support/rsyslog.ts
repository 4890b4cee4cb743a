import type { ChildProcess } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { selfSignedHere } from './certificate';
import { listeningProgram } from './listening-program';

/** Writes each message as a line of its parts into `events`. */
const configuration = (folder: string, port: number, clients: Clients) => `
global(workDirectory="${folder}" defaultNetstreamDriver="gtls" defaultNetstreamDriverCAFile="${folder}/clients.pem"
  defaultNetstreamDriverCertFile="${folder}/cert.pem" defaultNetstreamDriverKeyFile="${folder}/key.pem")
module(load="imtcp" streamDriver.name="gtls" streamDriver.mode="1" ${
  clients === 'anybody'
    ? 'streamDriver.authMode="anon"'
    : `streamDriver.authMode="x509/name" permittedPeer=["${clients.name}"]`
})
input(type="imtcp" port="${port}" address="127.0.0.1")
template(name="parts" type="string"
  string="%syslogfacility% %syslogseverity-text% %app-name% %msgid% %protocol-version% %msg:::sp-if-no-1st-sp%%msg%\\n")
action(type="omfile" file="${folder}/events" template="parts")
`;

/** Whom rsyslog lets connect: who proves to have a name, by a certificate that it trusts. */
type Clients = 'anybody' | { name: string; cert: string };

/** Starts Debian's rsyslog, which writes what it gets into `events` of the folder, and has its certificate there. */
export async function rsyslog(
  folder: string,
  port: number,
  clients: Clients = 'anybody',
): Promise<ChildProcess> {
  const trusted = clients === 'anybody' ? selfSignedHere.cert : clients.cert;
  writeFileSync(join(folder, 'clients.pem'), trusted);
  writeFileSync(join(folder, 'cert.pem'), selfSignedHere.cert);
  writeFileSync(join(folder, 'key.pem'), selfSignedHere.key, { mode: 0o600 });
  writeFileSync(join(folder, 'rsyslog.conf'), configuration(folder, port, clients));
  return listeningProgram(
    '/usr/sbin/rsyslogd',
    ['-n', '-f', join(folder, 'rsyslog.conf'), '-i', join(folder, 'pid')],
    {
      port,
      debian: 'rsyslog rsyslog-gnutls',
    },
  );
}
