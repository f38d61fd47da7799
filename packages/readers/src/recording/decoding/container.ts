import { decoder as mp3Decoder } from '@audio/decode-mp3'
import type { Frame, Packet, Stream } from '@libav.js/variant-fat'
import { amrFrameDecoder } from './amr.ts'
import type { Libav } from './libav.ts'
import { endsWithinPage } from './ogg.ts'
import type { SliceDecoder } from './sliced.ts'
import { framesOf, SourceError, type Source } from './sound.ts'

const FILE = 'recording'
const READ_AHEAD_BYTES = 262_144
const PACKET_BYTES_AT_ONCE = 32_768
/** Codecs that libav unpacks here and others decode, by libav's numbers. */
const CODECS = { amrNarrow: 0x12000, amrWide: 0x12001, mp2: 0x15000, mp3: 0x15001 } as const
/** A decoder that fails this often in a row has nothing more to give. */
const MOST_FAILURES = 500

type PacketDecoder = { decode: (packet: Packet) => readonly Frame[]; finish: () => readonly Frame[]; free: () => void }

const viaSlices = (decoder: SliceDecoder): PacketDecoder => ({
  decode: ({ data }) => {
    const { channelData, sampleRate } = decoder.decode(data)
    return framesOf(channelData, sampleRate)
  },
  finish: () => [],
  free: () => decoder.free(),
})

export const viaLibav = (av: Libav, codec: string | number, parameters?: number): PacketDecoder => {
  const [, context, packet, frame] = av.ff_init_decoder_sync(codec, parameters)
  return {
    decode: (input) => av.ff_decode_multi_sync(context, packet, frame, [input]),
    finish: () => av.ff_decode_multi_sync(context, packet, frame, [], true),
    free: () => av.ff_free_decoder_sync(context, packet, frame),
  }
}

const decoderFor = async (av: Libav, { codec_id: codec, codecpar }: Stream): Promise<PacketDecoder> => {
  if (codec === CODECS.amrNarrow || codec === CODECS.amrWide)
    return viaSlices(await amrFrameDecoder(codec === CODECS.amrWide))
  if (codec === CODECS.mp2 || codec === CODECS.mp3) return viaSlices(await mp3Decoder())
  try {
    return viaLibav(av, codec, codecpar)
  } catch (error) {
    throw new SourceError('unknown-format', { cause: error })
  }
}

/** Packet by packet: one that cannot be decoded costs itself alone. */
export const decodePackets = (
  decoder: PacketDecoder,
  packets: readonly Packet[],
): { readonly frames: Frame[]; readonly failures: number } => {
  const frames: Frame[] = []
  let failures = 0
  for (const packet of packets) {
    try {
      frames.push(...decoder.decode(packet))
    } catch {
      failures++
    }
  }
  return { frames, failures }
}

const secondsOf = (frames: readonly Frame[]): number =>
  frames.reduce((sum, { nb_samples: samples = 0, sample_rate: rate = 1 }) => sum + samples / rate, 0)

type Demuxer = {
  readonly stream: Stream
  /** How far into the file libav has looked, 0 to 1. */
  readonly share: () => number
  readonly read: () => Promise<{ readonly packets: readonly Packet[]; readonly state: 'open' | 'ended' | 'broken' }>
}

const openDemuxer = async (av: Libav, bytes: Uint8Array, format: string): Promise<Demuxer> => {
  let furthest = 0
  av.mkblockreaderdev_sync(FILE, bytes.length)
  av.onblockread = (name, position, length) => {
    furthest = Math.max(furthest, position)
    const end = position + Math.max(length, READ_AHEAD_BYTES)
    av.ff_block_reader_dev_send_sync(name, position, bytes.subarray(position, end))
  }
  const [context, streams] = await av.ff_init_demuxer_file(FILE, format).catch((error: unknown) => {
    throw new SourceError('damaged', { cause: error })
  })
  const stream = streams.find(({ codec_type: type }) => type === av.AVMEDIA_TYPE_AUDIO)
  if (!stream) throw new SourceError(streams.length > 0 ? 'no-sound' : 'damaged')
  for (const { ptr } of streams) if (ptr !== stream.ptr) av.AVStream_discard_s_sync(ptr, av.AVDISCARD_ALL)
  const packet = av.av_packet_alloc_sync()
  return {
    stream,
    share: () => furthest / bytes.length,
    read: async () => {
      const [result, found] = await av.ff_read_multi(context, packet, undefined, { limit: PACKET_BYTES_AT_ONCE })
      const packets = found[stream.index] ?? []
      if (result === -av.EAGAIN) return { packets, state: 'open' }
      return { packets, state: result === av.AVERROR_EOF ? 'ended' : 'broken' }
    },
  }
}

/** The first sound track of a file that libav can unpack. */
export const openContainer = async function* (av: Libav, bytes: Uint8Array, format: string): Source {
  const isCutShort = format === 'ogg' && endsWithinPage(bytes)
  const { stream, share, read } = await openDemuxer(av, bytes, format)
  const decoder = await decoderFor(av, stream)
  const stated = Number.isFinite(stream.duration) && stream.duration > 0 ? stream.duration : undefined
  let seconds = 0
  let isDamaged = false
  let failuresInARow = 0
  while (failuresInARow < MOST_FAILURES) {
    const { packets, state } = await read()
    const { frames, failures } = decodePackets(decoder, packets)
    if (state !== 'open') frames.push(...decoder.finish())
    isDamaged ||= failures > 0 || state === 'broken'
    failuresInARow = frames.length > 0 ? 0 : failuresInARow + failures
    seconds += secondsOf(frames)
    if (frames.length > 0) yield { frames, share: stated === undefined ? share() : Math.min(1, seconds / stated) }
    if (state !== 'open') break
  }
  decoder.free()
  return { isDamaged: isDamaged || isCutShort || (stated !== undefined && seconds < stated * 0.97 - 0.5) }
}
