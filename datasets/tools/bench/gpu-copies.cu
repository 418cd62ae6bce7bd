// Copies between pinned host memory and a GPU over its link, one way and while the other way runs.
//
//   nvcc -O3 -std=c++17 -o gpu-copies gpu-copies.cu && ./gpu-copies 21 > copies.jsonl
//
// The number is how often each is repeated. A line of JSON for each: what was copied, the bytes of a copy, how many ran one
// after the other, and bytes per second of every repetition, timed on the GPU. Read the link meanwhile, as root:
// `lspci -vv -d 10de:` (links slow down when idle). It needs 2 GiB of memory on either side and changes no setting.
#include <cuda_runtime.h>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

#define CHECK(call)                                                    \
  do {                                                                 \
    cudaError_t error = (call);                                        \
    if (error != cudaSuccess) {                                        \
      fprintf(stderr, "%s: %s\n", #call, cudaGetErrorString(error));   \
      exit(1);                                                         \
    }                                                                  \
  } while (0)

enum Way { HOST_TO_DEVICE, DEVICE_TO_HOST };
static const char *NAMES[] = {"host_to_device", "device_to_host"};

static const size_t KIB = 1 << 10, MIB = 1 << 20, REGION = size_t(1) << 30;
static char *host[2], *device[2];
static cudaStream_t stream[2];

/** One copy; each of a row has a place of its own until the region is full, so that no cache serves it. */
static void copy(Way way, size_t size, int index, cudaStream_t on) {
  size_t at = size_t(index) % (REGION / size) * size;
  if (way == HOST_TO_DEVICE)
    CHECK(cudaMemcpyAsync(device[0] + at, host[0] + at, size, cudaMemcpyHostToDevice, on));
  else
    CHECK(cudaMemcpyAsync(host[1] + at, device[1] + at, size, cudaMemcpyDeviceToHost, on));
}

/** Seconds that work on a stream takes. */
template <typename Work>
static double timed(cudaStream_t on, Work work) {
  cudaEvent_t begin, end;
  CHECK(cudaEventCreate(&begin));
  CHECK(cudaEventCreate(&end));
  CHECK(cudaEventRecord(begin, on));
  work();
  CHECK(cudaGetLastError());
  CHECK(cudaEventRecord(end, on));
  CHECK(cudaEventSynchronize(end));
  float milliseconds;
  CHECK(cudaEventElapsedTime(&milliseconds, begin, end));
  CHECK(cudaEventDestroy(begin));
  CHECK(cudaEventDestroy(end));
  return milliseconds / 1e3;
}

static double copies(Way way, size_t size, int count, cudaStream_t on) {
  return timed(on, [&] { for (int i = 0; i < count; i++) copy(way, size, i, on); });
}

/** The same by the multiprocessors instead of the copy engines. */
__global__ void words(uint4 *to, const uint4 *from, size_t count) {
  size_t step = size_t(gridDim.x) * blockDim.x;
  for (size_t i = blockIdx.x * size_t(blockDim.x) + threadIdx.x; i < count; i += step) to[i] = from[i];
}

static void print(Way way, const char *how, size_t size, int count, const std::vector<double> &rates) {
  printf("{\"what\":\"%s%s\",\"copy_bytes\":%zu,\"copies\":%d,\"bytes_per_s\":[", NAMES[way], how, size, count);
  for (size_t i = 0; i < rates.size(); i++) printf("%s%.0f", i ? "," : "", rates[i]);
  printf("]}\n");
  fflush(stdout);
}

int main(int argc, char **argv) {
  int times = argc > 1 ? atoi(argv[1]) : 21;
  cudaDeviceProp about;
  CHECK(cudaGetDeviceProperties(&about, 0));
  int driver, runtime;
  CHECK(cudaDriverGetVersion(&driver));
  CHECK(cudaRuntimeGetVersion(&runtime));
  printf("{\"device\":\"%s\",\"copy_engines\":%d,\"driver\":%d,\"runtime\":%d,\"reps\":%d}\n", about.name,
         about.asyncEngineCount, driver, runtime, times);
  for (int i = 0; i < 2; i++) {
    CHECK(cudaHostAlloc(&host[i], REGION, cudaHostAllocMapped));
    CHECK(cudaMalloc(&device[i], REGION));
    CHECK(cudaStreamCreateWithFlags(&stream[i], cudaStreamNonBlocking));
    // Random, so that nothing on the way can compress it.
    uint64_t x = 88172645463325252ull + i, *to = reinterpret_cast<uint64_t *>(host[i]);
    for (size_t word = 0; word < REGION / 8; word++) {
      x ^= x << 13;
      x ^= x >> 7;
      x ^= x << 17;
      to[word] = x;
    }
    CHECK(cudaMemcpy(device[i], host[i], REGION, cudaMemcpyHostToDevice));
  }

  for (size_t size = 4 * KIB; size <= REGION; size *= 4) {
    int count = int(std::clamp<size_t>(REGION / size, size < REGION ? 4 : 2, 2000));
    for (Way way : {HOST_TO_DEVICE, DEVICE_TO_HOST}) {
      std::vector<double> rates;
      for (int i = -2; i < times; i++) {
        double rate = double(size) * count / copies(way, size, count, stream[0]);
        if (i >= 0) rates.push_back(rate);
      }
      print(way, "", size, count, rates);
    }
  }

  // A repetition counts only if the other way still ran when it ended.
  for (size_t size : {16 * MIB, 256 * MIB})
    for (Way way : {HOST_TO_DEVICE, DEVICE_TO_HOST}) {
      int count = int(4 * REGION / size);
      Way other = way == HOST_TO_DEVICE ? DEVICE_TO_HOST : HOST_TO_DEVICE;
      std::vector<double> rates;
      for (int i = 0; i < times; i++) {
        for (int j = 0; j < 3 * count; j++) copy(other, size, j, stream[1]);
        for (int j = 0; j < count / 4; j++) copy(way, size, j, stream[0]);
        double rate = double(size) * count / copies(way, size, count, stream[0]);
        if (cudaStreamQuery(stream[1]) == cudaErrorNotReady) rates.push_back(rate);
        CHECK(cudaDeviceSynchronize());
      }
      print(way, "_while_the_other_way_runs", size, count, rates);
    }

  for (Way way : {HOST_TO_DEVICE, DEVICE_TO_HOST}) {
    void *mapped;
    CHECK(cudaHostGetDevicePointer(&mapped, host[way], 0));
    uint4 *far = static_cast<uint4 *>(mapped), *near = reinterpret_cast<uint4 *>(device[way]);
    std::vector<double> rates;
    for (int i = -2; i < times; i++) {
      double seconds = timed(stream[0], [&] {
        words<<<about.multiProcessorCount * 2, 512, 0, stream[0]>>>(
            way == HOST_TO_DEVICE ? near : far, way == HOST_TO_DEVICE ? far : near, REGION / sizeof(uint4));
      });
      if (i >= 0) rates.push_back(REGION / seconds);
    }
    print(way, "_by_kernel", REGION, 1, rates);
  }

  std::vector<char> back(REGION);
  CHECK(cudaMemcpy(device[0], host[0], REGION, cudaMemcpyHostToDevice));
  CHECK(cudaMemcpy(back.data(), device[0], REGION, cudaMemcpyDeviceToHost));
  bool same = memcmp(back.data(), host[0], REGION) == 0;
  printf("{\"same_bytes_back\":%s}\n", same ? "true" : "false");
  return same ? 0 : 1;
}
